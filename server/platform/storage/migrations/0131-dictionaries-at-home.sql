-- release 1
-- unused since release 0
-- Archived logs are in the store of their match, the dictionaries that they are read with in the home store.
alter table archived_logs drop constraint archived_logs_dictionary_fkey;
