-- Whether PDFs have colours as designed, with the printer's profile beside them, or the printer's own inks.
alter table suppliers
  add column pdf_colours text not null default 'designed' check (pdf_colours in ('designed', 'inks'));
