-- After roles.sql, as a superuser: sends the passwords of secrets.env. PostgreSQL keeps only a SCRAM digest.
SET log_statement = 'none';
ALTER ROLE forecourt_owner PASSWORD '${OWNER_PASSWORD}';
ALTER ROLE forecourt_web PASSWORD '${WEB_PASSWORD}';
ALTER ROLE forecourt_work PASSWORD '${WORK_PASSWORD}';
ALTER ROLE forecourt_import PASSWORD '${IMPORT_PASSWORD}';
