-- How far a run's papers are: they are made when all garments are there.
alter table packs add column papers int not null default 0, add column papers_made int not null default 0;
