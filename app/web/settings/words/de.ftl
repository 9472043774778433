as_a_file_this_campaign_takes = Als Datei misst diese Kampagne etwa { $size }; anderswo kommt nur eine bis { $most } herein. Die Sicherungen nehmen weiterhin alles auf.
the_pictures_of_this_campaign = Die Bilder dieser Kampagne messen { $size }; eine Datei nimmt nur { $most } davon auf. Die Sicherungen nehmen weiterhin alles auf.
