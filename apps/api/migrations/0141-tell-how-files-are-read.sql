-- Pictures of each piece beside the PDFs, for presses that take no PDF, and how the press brings colours that it has not to those that it has.
alter table suppliers
  add column pixels text not null default 'none' check (pixels in ('none', 'png', 'tiff', 'tiff_cmyk')),
  add column pixel_dpi int not null default 150 check (pixel_dpi between 100 and 200),
  add column intent text not null default 'relative' check (intent in ('relative', 'perceptual'));
