-- release 1
-- Ending a session finds its devices.
drop index concurrently if exists notification_channels_of_session;
create index concurrently notification_channels_of_session on notification_channels (session) where session is not null;
