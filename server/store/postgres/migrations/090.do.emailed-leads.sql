-- The columns of the other destination of leads, as the first ones are of the lead service. A process of the former version
-- adds leads without naming them. What was delivered or rejected before is not emailed.
ALTER TABLE lead
  ADD COLUMN email_state text NOT NULL DEFAULT 'waiting'
    CHECK (email_state IN ('waiting', 'delivered', 'rejected', 'erased')),
  ADD COLUMN email_next_attempt_at bigint DEFAULT 0, -- only while waiting
  ADD COLUMN email_leased_until bigint,
  ADD COLUMN email_failures integer NOT NULL DEFAULT 0,
  ADD COLUMN email_last_failure text;
UPDATE lead SET email_state = state, email_next_attempt_at = NULL WHERE state <> 'waiting';
CREATE INDEX lead_email_due ON lead (email_next_attempt_at) WHERE email_state = 'waiting';
CREATE INDEX lead_email_leased ON lead (email_leased_until) WHERE email_state = 'waiting';
CREATE INDEX lead_email_rejected ON lead (id) WHERE email_state = 'rejected';

-- Emails have an endpoint too.
ALTER TABLE delivery_pause DROP CONSTRAINT delivery_pause_endpoint_check;
ALTER TABLE delivery_pause ADD CONSTRAINT delivery_pause_endpoint_check
  CHECK (endpoint IN ('applications', 'enquiries', 'email'));
