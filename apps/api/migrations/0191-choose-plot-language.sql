-- Plot files are HP-GL, with coordinates of 16 bits, or HP-GL/2, with decimal millimetres.
alter table suppliers
  add column plot_language text not null default 'hpgl' check (plot_language in ('hpgl', 'hpgl2'));
