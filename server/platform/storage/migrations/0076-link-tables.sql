-- The tables that a session from one-tap links opens, parted by spaces; at others its bearer is nobody.
alter table sessions add column link_tables text;
-- Links that were tapped before opened every table of their account.
delete from sessions where link;
