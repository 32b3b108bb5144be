-- Drawn pictures are kept among the files now, by what they are made of; these can be drawn again.
drop table design_pictures;
