-- Which of its design's other kits a line is sewn in; null: as its version has it, as all lines before.
alter table order_lines add column kit text check (kit in ('away', 'third', 'referee', 'training'));
