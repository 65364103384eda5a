-- What is known of the feed that is polled, as JSON.
CREATE TABLE feed_state (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  state text NOT NULL
);
