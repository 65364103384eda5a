-- What was set by hand. The table record has what is shown, fed the record as the feed has it.
CREATE TABLE override (
  key bigint PRIMARY KEY, -- of vehicle
  fields text NOT NULL, -- JSON
  note text,
  at bigint NOT NULL, -- seconds since 1970
  fed text, -- null: no feed has had it
  keeps boolean NOT NULL -- shown also when the feed no longer has it
);
