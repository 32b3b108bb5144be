-- Who was removed from the staff: nobody signs in by this row any more; what they did keeps their name.
alter table accounts add column removed_at timestamptz;
