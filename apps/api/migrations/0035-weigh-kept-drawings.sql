-- Whether a kept SVG would keep a browser drawing for seconds: it is then shown as pixels. Null for one of before drawings were
-- weighed at the upload, until it is first asked for; of no meaning for what is pixels already.
alter table files add is_heavy boolean;
