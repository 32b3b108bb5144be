export const order = {
  lines: 'What was ordered',
  unit_price: 'Unit price',
  discount: 'Discount',
  total_discount: 'Total discount',
  subtotal: 'Subtotal',
  total: 'Total',
  paid: 'Paid',
  due: 'To pay',
  how_to_pay: 'How to pay',
  deposit_due: 'A deposit of {{amount}} is due before production starts.',
  no_name: 'Without a name',
  download_pdf: 'Download PDF',
}
