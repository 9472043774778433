as_a_file_this_campaign_takes = As a file this campaign takes about { $size }; elsewhere only one of up to { $most } comes in. Backups still take in everything.
the_pictures_of_this_campaign = The pictures of this campaign take { $size }; a file takes in only { $most } of them. Backups still take in everything.
