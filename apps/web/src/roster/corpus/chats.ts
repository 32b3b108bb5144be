import type { Sample } from './types.ts'

/** Messages in English, or from people who write both. */
export const CHATS: readonly Sample[] = [
  {
    title: 'a greeting, a numbered list with dashes, thanks',
    text: 'Hi bong, here is our list\n1. Sok Dara - 10 - L\n2. Chan Vuthy - 7 - M\n3. Ly Rithy - 1 - XL\nThank you!',
    players: ['Sok Dara|10|L', 'Chan Vuthy|7|M', 'Ly Rithy|1|XL'],
    ignored: ['Hi bong, here is our list', 'Thank you!'],
  },
  {
    title: 'dashes without a numbering',
    text: 'Sok Dara - 10 - L\nChan Vuthy - 7 - M',
    players: ['Sok Dara|10|L', 'Chan Vuthy|7|M'],
  },
  {
    title: 'the number before the name, roles in brackets',
    text: '10 Sok Dara (C) L\n1 Chan Vuthy (GK) XL\n7 Ly Rithy M',
    players: ['Sok Dara|10|L', 'Chan Vuthy|1|XL|gk', 'Ly Rithy|7|M'],
    ignored: ['C'],
  },
  {
    title: 'WhatsApp copied from a phone, with brackets and seconds',
    text: '[12/03/2025, 10:22:31] Coach Sam: Good morning\n[12/03/2025, 10:23:05] Coach Sam: 1. Dara 10 L\n2. Vuthy 7 M\n[12/03/2025, 10:24:00] Bopha: Rithy 9 XL',
    players: ['Dara|10|L', 'Vuthy|7|M', 'Rithy|9|XL'],
    ignored: [
      '[12/03/2025, 10:22:31] Coach Sam',
      'Good morning',
      '[12/03/2025, 10:23:05] Coach Sam',
      '[12/03/2025, 10:24:00] Bopha',
    ],
  },
  {
    title: 'WhatsApp exported by Android, with a system message',
    text: '12/3/25, 10:20 PM - Messages and calls are end-to-end encrypted.\n12/3/25, 10:22\u202fPM - Sam: Dara #10 size L\n12/3/25, 10:23\u202fPM - Sam: Vuthy #7 size M',
    players: ['Dara|10|L', 'Vuthy|7|M'],
    ignored: [
      '12/3/25, 10:20 PM - Messages and calls are end-to-end encrypted.',
      '12/3/25, 10:22 PM - Sam',
      '12/3/25, 10:23 PM - Sam',
    ],
  },
  {
    title: 'Telegram copied on a desktop',
    text: 'Sok Pisey, [12.03.2025 10:22]\nTeam Naga FC\n\nDara / 10 / L\nVuthy / 7 / M\n\nSok Pisey, [12.03.2025 10:25]\nRithy / 1 / XL / goalkeeper',
    players: ['Dara|10|L', 'Vuthy|7|M', 'Rithy|1|XL|gk'],
    ignored: ['Sok Pisey, [12.03.2025 10:22]', 'Team Naga FC', 'Sok Pisey, [12.03.2025 10:25]'],
  },
  {
    title: 'Messenger with senders above times',
    text: 'Bopha Chan\n10:22 AM\nHello admin\nSok Dara 10 L\nLy Rithy 7 M\nYou sent\nok thanks',
    players: ['Sok Dara|10|L', 'Ly Rithy|7|M'],
    ignored: ['Bopha Chan', '10:22 AM', 'Hello admin', 'You sent', 'ok thanks'],
  },
  {
    title: 'WhatsApp stars, bullets and emoji',
    text: '*NAGA FC ⚽*\n• Dara – 10 – L\n• Vuthy – 7 – M 🔥\n• Rithy – 1 – XL 🧤',
    players: ['Dara|10|L', 'Vuthy|7|M', 'Rithy|1|XL|gk'],
    ignored: ['NAGA FC'],
  },
  {
    title: 'keycap emoji as a numbering',
    text: '1️⃣ Dara 10 L\n2️⃣ Vuthy 7 M\n3️⃣ Rithy 9 S',
    players: ['Dara|10|L', 'Vuthy|7|M', 'Rithy|9|S'],
  },
  {
    title: 'a numbering and nobody else’s number',
    text: '1. Dara L\n2. Vuthy M\n3. Rithy XL',
    players: ['Dara||L', 'Vuthy||M', 'Rithy||XL'],
    numbering: [1, 3],
  },
  {
    title: 'numbers that are shirts, with dots',
    text: '10. Dara L\n7. Vuthy M\n1. Rithy XL',
    players: ['Dara|10|L', 'Vuthy|7|M', 'Rithy|1|XL'],
  },
  {
    title: 'names alone',
    text: 'Dara\nVuthy\nSok Rithy',
    players: ['Dara||M*', 'Vuthy||M*', 'Sok Rithy||M*'],
  },
  {
    title: 'a name alone among others is asked about',
    text: 'Dara 10 L\nSok Pisey\nVuthy 7 M',
    players: ['Dara|10|L', 'Vuthy|7|M'],
    asked: ['2 nameAlone Sok Pisey'],
  },
  {
    title: 'several players in a line',
    text: 'Dara 10 L, Vuthy 7 M, Rithy 1 XL',
    players: ['Dara|10|L', 'Vuthy|7|M', 'Rithy|1|XL'],
  },
  {
    title: 'labels in every line',
    text: 'Name: Dara, Number: 10, Size: L\nName: Vuthy, Number: 7, Size: M',
    players: ['Dara|10|L', 'Vuthy|7|M'],
  },
  {
    title: 'one thing a line, as an answered form',
    text: 'Name: Sok Dara\nNumber: 10\nSize: L\n\nName: Chan Vuthy\nNumber: 7\nSize: M\nPosition: Goalkeeper',
    players: ['Sok Dara|10|L', 'Chan Vuthy|7|M|gk'],
  },
  {
    title: 'glued numbers and sizes',
    text: 'Dara 10L\nVuthy #7-M\nRithy-9-XL\nBopha L10',
    players: ['Dara|10|L', 'Vuthy|7|M', 'Rithy|9|XL', 'Bopha|10|L'],
  },
  {
    title: 'sizes in words and other spellings',
    text: 'Dara 10 large\nVuthy 7 Extra Large\nRithy 9 x-large\nBopha 4 Medium\nSok 5 xxl\nLy 6 3xl',
    players: ['Dara|10|L', 'Vuthy|7|XL', 'Rithy|9|XL', 'Bopha|4|M', 'Sok|5|XXL', 'Ly|6|XXXL'],
  },
  {
    title: 'a letter that is an initial',
    text: 'Dara S 10 L\nSok M. 7 XL\nJean-Luc 9 M',
    players: ['Dara S|10|L', 'Sok M.|7|XL', 'Jean-Luc|9|M'],
  },
  {
    title: 'positions as headings of a chat',
    text: 'Goalkeepers:\n1 Rithy XL\n16 Bora L\n\nDefenders:\n2 Dara L\n3 Vuthy M',
    players: ['Rithy|1|XL|gk', 'Bora|16|L|gk', 'Dara|2|L', 'Vuthy|3|M'],
    ignored: ['Defenders:'],
  },
  {
    title: 'two squads, each counted anew',
    text: 'Team A\n1. Dara 10 L\n2. Vuthy 7 M\nTeam B\n1. Rithy 9 S\n2. Bora 4 XL',
    players: ['Dara|10|L', 'Vuthy|7|M', 'Rithy|9|S', 'Bora|4|XL'],
    ignored: ['Team A', 'Team B'],
  },
  {
    title: 'payments and remarks behind the player',
    text: 'Dara - 10 - L - paid\nVuthy - 7 - M (half price)',
    players: ['Dara|10|L', 'Vuthy|7|M'],
    ignored: ['paid', 'half price'],
  },
  {
    title: 'a total, a telephone and an address at the end',
    text: 'Dara 10 L\nVuthy 7 M\nTotal: 2 shirts\nPhone 012 345 678\nDeliver to Street 271, Phnom Penh before 5 pm',
    players: ['Dara|10|L', 'Vuthy|7|M'],
    ignored: ['Total: 2 shirts', 'Phone 012 345 678', 'Deliver to Street 271, Phnom Penh before 5 pm'],
  },
  {
    title: 'two sizes and two numbers',
    text: 'Dara 10 L/XL\nVuthy 7 or 8 M\nRithy 9 M',
    players: ['Rithy|9|M'],
    asked: ['1 sizeTwice L, XL', '2 numberTwice 7, 8'],
  },
  {
    title: 'wrong numbers and sizes',
    text: 'Dara 100 L\nVuthy 7 9XL\nRithy 9 M',
    players: ['Rithy|9|M'],
    asked: ['1 numberInvalid 100', '2 sizeUnknown 9XL'],
  },
  {
    title: 'sleeves and the name on the shirt',
    text: 'Sok Dara - 10 - L - long sleeve - print: DARA\nVuthy - 7 - M - short sleeves',
    players: ['Sok Dara|10|L||DARA|long', 'Vuthy|7|M|||short'],
  },
  {
    title: 'a heading in a chat, then lines by spaces',
    text: 'Name Number Size\nSok Dara 10 L\nVuthy 7 M',
    players: ['Sok Dara|10|L', 'Vuthy|7|M'],
  },
  {
    title: 'a quoted message',
    text: '> Dara 10 L\n> Vuthy 7 M\nok',
    players: ['Dara|10|L', 'Vuthy|7|M'],
    ignored: ['ok'],
  },
  {
    title: 'how many of each',
    text: 'Dara 10 L x2\nVuthy 7 M 1pcs',
    players: ['Dara|10|L', 'Vuthy|7|M'],
    ignored: ['x2', '1pcs'],
  },
  {
    title: 'sizes counted, nobody named',
    text: 'Dara 10 L\nS: 3\nM: 5',
    players: ['Dara|10|L'],
    asked: ['2 nameRequired S: 3', '3 nameRequired M: 5'],
  },
  {
    title: 'a coach among the players',
    text: 'Dara 10 L\nCoach: Vuthy XL',
    players: ['Dara|10|L'],
    asked: ['2 staffMember Coach: Vuthy XL'],
  },
  {
    title: 'letters that a program has lost',
    text: '??? ???? 10 L\nVuthy 7 M',
    players: ['Vuthy|7|M'],
    asked: ['1 nameUnreadable ??? ????'],
  },
]
