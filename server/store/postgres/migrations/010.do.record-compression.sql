-- Records of 2.4 kB are compressed. lz4 takes 40 % less processor time of the server than the default in an import, and
-- 13 % less disk. A server that was built without lz4 keeps the default.
DO $$
BEGIN
  ALTER TABLE record ALTER COLUMN json SET COMPRESSION lz4;
EXCEPTION
  WHEN feature_not_supported THEN NULL;
END
$$;
