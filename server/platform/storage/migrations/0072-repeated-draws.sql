-- Whether a draw that was taken back is dealt again as it was. Matches that began before keep the rule they began with.
alter table matches add column repeats boolean not null default false;
