-- release 1
-- Old lines are swept out by their age.
drop index concurrently if exists chat_lines_by_age;
create index concurrently chat_lines_by_age on chat_lines (at);
