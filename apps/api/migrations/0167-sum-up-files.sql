-- How much a shop's pictures take is asked with each upload, and once a night for those that nothing shows: read from the index alone.
create index files_by_age on files (tenant_id, created_at) include (id, bytes);
