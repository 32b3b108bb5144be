/** Says what an export contains, for people. */
export const EXPORT_NOTE = `This is everything that the shop keeps about you.

index.html      all of it to read in a browser
account.json    your name, e-mail, telephone and choices
devices.json    where you are signed in
designs.json    your designs with every version
squads.json     your squads and their players
cart.json       your cart
samples.json    samples in your cart
orders.json     your orders with their lines, history, payments and proofs, what of them was made again and said to who makes them
invoices.json   your invoices, additional invoices and credit notes
receipts.json   your payments and refunds
quotes.json     your quotes with every revision and message
credit.json     whether you may order on account
customer_group.json  the group whose prices you have
addresses.json  your saved addresses
messages.json   what you wrote to the shop
mails.json      the mails that were sent to you, without what they said, which is kept nowhere
pictures/       the pictures that you uploaded
`

/** Says what an export that the shop makes itself contains besides. */
export const PAPERS_NOTE = `documents/      your invoices, credit notes and receipts as PDF
`
