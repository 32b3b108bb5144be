/** The texts of the pages of a new shop. `{{shop}}` stands for its name. */
export const pageTexts = {
  about_title: 'About us',
  about_lead: '{{shop}} makes team wear to order: designed by you, sewn and printed for you.',
  about_h1: 'What we make',
  about_p1:
    'Soccer kits, polo shirts, t-shirts, hoodies and more. Each garment is cut from its own sewing pattern, printed in full colour before sewing, and finished by hand. There is no stock: what you draw is what we sew.',
  about_h2: 'How we work',
  about_p2:
    'You design in the 3D studio and send us your player list. Our team reviews every design, tells you when something would not print well, and starts production only when you and we are happy with it.',
  about_h3: 'What it costs',
  about_p3:
    'The price list is open to everyone. The same price is shown in the studio, at checkout and on the invoice.',
  careers_title: 'Careers',
  careers_lead: 'People who love fabric, colour and sport are welcome at {{shop}}.',
  careers_h1: 'Who we look for',
  careers_p1:
    'Pattern makers and sewers, printers, designers who draw for teams, and people who like to help customers in Khmer and English.',
  careers_h2: 'How to apply',
  careers_p2:
    'Write to us with a few lines about yourself and what you would like to do. Photos of your work say more than certificates. We reply to everyone.',
  careers_h3: 'What to expect',
  careers_p3: 'A short talk, a paid trial day, and a clear answer within a week.',
  see_products: 'See our products',
  write_us: 'Write to us',
  privacy_title: 'Privacy policy',
  privacy_lead: 'What data {{shop}} stores about you, why, and what you can do about it.',
  privacy_h1: 'What we store',
  privacy_p1:
    'Your name, email, phone number and address, so that we can make and deliver your order. Your designs, your player lists and the images you upload. The history of your orders and payments, as accounting law requires. Your answers to shared designs, with the name you give.',
  privacy_h2: 'What stays on your device',
  privacy_p2:
    'Designs you have not saved, your language and theme, your sign-in and the name you answer shared designs with stay in your browser. We use no advertising cookies and load nothing from other companies’ servers.',
  privacy_h3: 'Who sees it',
  privacy_p3:
    'Our team. The supplier who makes your order sees only what is printed: designs, names, numbers and sizes. A shared design shows no contact details, and only its owner reads the answers to it. We never sell your data.',
  privacy_h4: 'Your rights',
  privacy_p4:
    'You can look at and change your details in the settings, delete designs and player lists yourself, and ask us for a copy or for the deletion of your account.',
  terms_title: 'Terms of service',
  terms_lead: 'The agreement between you and {{shop}} when you order.',
  terms_h1: 'Your order',
  terms_p1:
    'An order is a request. It becomes binding when our team has approved the design and notified you. Until production begins you can cancel it yourself in your orders, at no cost.',
  terms_h2: 'Price and payment',
  terms_p2:
    'We charge the price shown when you placed the order. You pay by bank transfer, KHQR or cash; a deposit is due before production starts. There is no card payment.',
  terms_h3: 'Making and delivery',
  terms_p3:
    'The lead time counts in working days from approval. Colours on fabric differ a little from colours on a screen, and sizes may differ by up to one centimetre.',
  terms_h4: 'Logos and names',
  terms_p4:
    'You confirm that you may use the logos, images and names in your design. We refuse designs that break the law or insult others.',
  terms_h5: 'If something goes wrong',
  terms_p5:
    'Tell us within seven days of delivery and send a photo. If we made a mistake, we remake the garment or refund you.',
  contact_title: 'Contact us',
  contact_lead: 'Questions about a design, a date or a large order? Talk to {{shop}}.',
  contact_hours: 'Monday to Saturday, 8:00 to 17:30, Phnom Penh time.',
  contact_order: 'About an order you placed',
  contact_order_text: 'Please tell us the order number. You can find it in your orders.',
}
