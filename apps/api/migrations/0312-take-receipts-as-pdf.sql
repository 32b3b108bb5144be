-- Receipts may be PDFs, stored as they were sent once a worker process has checked them. Their size is that of one page.
alter table files drop constraint files_mime_check;
alter table files add constraint files_mime_check
  check (mime in ('image/png', 'image/jpeg', 'image/webp', 'image/svg+xml', 'application/pdf')) not valid;
alter table files validate constraint files_mime_check;
-- Pages of a receipt that is a PDF; null for a picture.
alter table payment_slips add column pages int check (pages between 1 and 100);
