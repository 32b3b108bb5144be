-- A design that was rejected under an order is mended by its owner and reviewed anew: when the order is approved, its lines take
-- up the revision that the shop has approved. Nothing else of a placed line changes, and nothing after that.
grant update (revision) on order_lines to kitwright_app;
