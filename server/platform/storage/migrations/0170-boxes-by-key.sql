-- release 1
-- Who has the link finds the box.
drop index concurrently if exists boxes_by_share_key;
create unique index concurrently boxes_by_share_key on boxes (share_key) where share_key is not null;
