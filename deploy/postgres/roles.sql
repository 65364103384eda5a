-- The roles of a database and what each may do. As a superuser, before the first `forecourt migrate` and again after
-- each one, because a new table has no rights:
--   psql -d forecourt -v ON_ERROR_STOP=1 -f roles.sql
-- It may be repeated. A role has no password until `\password forecourt_web` sets one.
--
-- forecourt_owner   `forecourt migrate`: owns the tables
-- forecourt_web     `forecourt serve --web-only`: shows the stock, accepts applications, enquiries and notifications
-- forecourt_work    `forecourt serve`, `forecourt work`, `forecourt leads`: also delivers, erases and writes the stock
-- forecourt_import  `forecourt stock import`: writes the stock and sees no application

BEGIN;

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['forecourt_owner', 'forecourt_web', 'forecourt_work', 'forecourt_import'] LOOP
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = name) THEN
      EXECUTE format('CREATE ROLE %I LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION', name);
    END IF;
    -- Without the right to create temporary tables, which everybody has by default.
    EXECUTE format('REVOKE ALL ON DATABASE %I FROM PUBLIC', current_database());
    EXECUTE format('GRANT CONNECT ON DATABASE %I TO %I', current_database(), name);
  END LOOP;
END
$$;

REVOKE ALL ON SCHEMA public FROM PUBLIC;
GRANT USAGE ON SCHEMA public TO forecourt_web, forecourt_work, forecourt_import;
GRANT USAGE, CREATE ON SCHEMA public TO forecourt_owner;

-- One statement, so nobody is without rights between the two steps.
DO $$
DECLARE
  each record;
  name text;
  ours text[] := ARRAY['forecourt_web', 'forecourt_work', 'forecourt_import'];
BEGIN
  -- Tables that another role made, such as the one that made the database.
  FOR each IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tableowner <> 'forecourt_owner' LOOP
    EXECUTE format('ALTER TABLE public.%I OWNER TO forecourt_owner', each.tablename);
  END LOOP;

  FOREACH name IN ARRAY ours LOOP
    EXECUTE format('REVOKE ALL ON ALL TABLES IN SCHEMA public FROM %I', name);
  END LOOP;

  FOR each IN
    SELECT * FROM (VALUES
      -- The schema and the stock: everybody reads, work and import write.
      (ours, 'SELECT', ARRAY['schemaversion', 'revision', 'vehicle', 'record', 'former_price', 'write_token',
        'override', 'feed_state', 'mot']),
      (ours[2:3], 'INSERT, UPDATE', ARRAY['vehicle', 'record', 'former_price']),
      (ours[2:3], 'INSERT, UPDATE', ARRAY['feed_state']),
      (ours[2:3], 'UPDATE', ARRAY['revision']),
      -- Who works asks the MOT register.
      (ours[2:2], 'SELECT, INSERT, UPDATE, DELETE', ARRAY['mot', 'mot_cursor']),
      (ours[2:3], 'INSERT, DELETE', ARRAY['write_token']),
      (ours[2:3], 'INSERT, UPDATE, DELETE', ARRAY['override']),
      -- Applications and enquiries: web adds them and compares repeated ones; work also changes their state. Nobody
      -- deletes a row: erasing empties it.
      (ours[1:2], 'SELECT, INSERT', ARRAY['lead', 'notification']),
      (ours[2:2], 'UPDATE', ARRAY['lead', 'key_check', 'digest_key']),
      (ours[1:2], 'SELECT, INSERT', ARRAY['key_check', 'digest_key']),
      (ours[1:2], 'SELECT, INSERT, UPDATE', ARRAY['write_check', 'space_check']),
      (ours[1:1], 'SELECT', ARRAY['delivery_pause']),
      (ours[2:2], 'SELECT, INSERT, UPDATE, DELETE', ARRAY['delivery_pause', 'job_lease']),
      (ours[2:2], 'UPDATE, DELETE', ARRAY['notification']),
      -- Alerts: web keeps what was confirmed and deletes what was ended, and reads since when they are kept.
      (ours[1:2], 'SELECT, INSERT, UPDATE, DELETE', ARRAY['alert', 'missed_search']),
      (ours[2:2], 'SELECT, INSERT, DELETE', ARRAY['alert_cursor']),
      (ours[1:2], 'SELECT', ARRAY['running_time']),
      (ours[2:2], 'UPDATE', ARRAY['running_time'])
    ) AS rights (roles, privileges, tables)
  LOOP
    FOREACH name IN ARRAY each.tables LOOP
      -- Absent before the first `forecourt migrate`, or before the one that adds it.
      CONTINUE WHEN to_regclass('public.' || name) IS NULL;
      EXECUTE format('GRANT %s ON public.%I TO %s', each.privileges, name, array_to_string(each.roles, ', '));
    END LOOP;
  END LOOP;
END
$$;

COMMIT;
