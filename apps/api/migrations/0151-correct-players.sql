-- What a customer asks for of the proof is a name, a number or a size of one player: staff correct the line of an order under review. What
-- it costs, how many there are and whose design it is stays as it was placed.
grant update (print_name, number, size) on order_lines to kitwright_app;
