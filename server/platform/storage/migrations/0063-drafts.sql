-- What whoever holds a seat drafts for it: no rule reads it, and nobody else. The newest stays.
create table drafts (
  match_id text not null,
  seat smallint not null,
  version integer not null default 1,
  edited_at timestamptz not null,
  draft json not null check (octet_length(draft::text) <= 65536),
  primary key (match_id, seat)
);
