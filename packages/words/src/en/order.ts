export const order = {
  lines: 'What was ordered',
  unit_price: 'Unit price',
  discount: 'Discount',
  total_discount: 'Total discount',
  subtotal: 'Subtotal',
  total: 'Total',
  paid: 'Paid',
  due: 'To pay',
  no_name: 'Without a name',
  download_pdf: 'Download PDF',
}
