-- Changes no table. `migrateDatabase` brings the stored records within the limits of records when this is applied.
SELECT 1;
