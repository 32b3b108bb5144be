import type { Sample } from './types.ts'

/** Lists of all kinds that earlier readers got wrong. */
export const MIXED: readonly Sample[] = [
  {
    title: 'positions first, adult sizes, a remark below',
    text: 'Hey team! Jersey order 🏆\nGK - Rith - #1 - XL\nDF - Sok Vanna - #4 - L\nMF - Chea Bora - #8 - M\nSizes are adult.',
    players: ['Rith|1|XL|gk', 'Sok Vanna|4|L', 'Chea Bora|8|M'],
    ignored: ['Hey team! Jersey order', 'Sizes are adult.'],
  },
  {
    title: 'No. glued to the number',
    text: 'Squad list 2025:\n01) Kim Seng, No.10, Size: M\n02) Heng Ly, No.11, Size: S\n03) Oum Dara (goalie), No.1, Size: XXL',
    players: ['Kim Seng|10|M', 'Heng Ly|11|S', 'Oum Dara|1|XXL|gk'],
    ignored: ['Squad list 2025:'],
  },
  {
    title: 'the word shirt before a size, in Khmer',
    text: 'ជម្រាបសួរបង! សូមធ្វើអាវឲ្យខ្ញុំ ៣ ឈុត\n- ដារ៉ា លេខ10 អាវL\n- វុទ្ធី លេខ7 អាវM\nអរគុណច្រើន',
    players: ['ដារ៉ា|10|L', 'វុទ្ធី|7|M'],
    ignored: ['ជម្រាបសួរបង! សូមធ្វើអាវឲ្យខ្ញុំ ៣ ឈុត', 'អរគុណច្រើន'],
  },
  { title: 'signs of equality', text: 'សុខ ដារ៉ា=១០=L\nចាន់ វុទ្ធី=៧=M', players: ['សុខ ដារ៉ា|10|L', 'ចាន់ វុទ្ធី|7|M'] },
  { title: 'no spaces at all in Khmer', text: 'សុខដារ៉ា១០L\nចាន់វុទ្ធី៧M', players: ['សុខដារ៉ា|10|L', 'ចាន់វុទ្ធី|7|M'] },
  { title: 'points between everything', text: '10.Dara.L\n7.Vuthy.M', players: ['Dara|10|L', 'Vuthy|7|M'] },
  {
    title: 'the goalkeeper among the remarks',
    text: 'លេខ\tឈ្មោះកីឡាករ\tសាយអាវ\tសម្គាល់\n១\tសុខ ដារ៉ា\tL\tGK\n៩\tចាន់ វុទ្ធី\tM\t',
    players: ['សុខ ដារ៉ា|1|L|gk', 'ចាន់ វុទ្ធី|9|M'],
    ignored: ['សម្គាល់'],
  },
  {
    title: 'WhatsApp in a browser, the time before the date',
    text: '[10:22, 12/03/2025] +855 12 345 678: 1. Dara 10 L\n[10:23, 12/03/2025] +855 12 345 678: 2. Vuthy 7 M',
    players: ['Dara|10|L', 'Vuthy|7|M'],
    ignored: ['[10:22, 12/03/2025] +855 12 345 678', '[10:23, 12/03/2025] +855 12 345 678'],
  },
  {
    title: 'players under their sizes',
    text: 'Size L:\nDara 10\nVuthy 7\nSize M:\nRithy 9',
    players: ['Dara|10|L', 'Vuthy|7|L', 'Rithy|9|M'],
  },
  {
    title: 'players beside their size',
    text: 'L: Dara 10, Vuthy 7\nM: Rithy 9, Bora 3',
    players: ['Dara|10|L', 'Vuthy|7|L', 'Rithy|9|M', 'Bora|3|M'],
  },
  {
    title: 'remarks behind values, without separators',
    text: 'Dara Sok 10 L short\nVuthy 7 M long sleeves\nBora 8 M vc\nRithy 9 M ✅ paid $5',
    players: ['Dara Sok|10|L|||short', 'Vuthy|7|M|||long', 'Bora|8|M', 'Rithy|9|M'],
    ignored: ['vc', 'paid', '$5'],
  },
  {
    title: 'numbers that are sizes of children',
    text: 'kids:\nDara 10 size 8\nVuthy 7 size 10\nRithy 9 M',
    players: ['Rithy|9|M'],
    asked: ['2 sizeUnknown 8', '3 sizeUnknown 10'],
    ignored: ['kids:'],
  },
  {
    title: 'years of birth',
    text: 'Sok Dara 10 L 2005\nChan Vuthy 7 M 2006',
    players: ['Sok Dara|10|L', 'Chan Vuthy|7|M'],
    ignored: ['2005', '2006'],
  },
  {
    title: 'a player within a sentence is asked about',
    text: 'Dara 10 L\nPlease also add Vuthy 7 M',
    players: ['Dara|10|L'],
    asked: ['2 lineUnclear Please also add Vuthy 7 M'],
  },
  {
    title: 'slashes behind a numbering, a day of the week and a time',
    text: 'Admin Kit\nTue 10:15 PM\nPls make these\n1/ Sok Dara/10/L\n2/ Ly Rithy/7/M',
    players: ['Sok Dara|10|L', 'Ly Rithy|7|M'],
    ignored: ['Admin Kit', 'Tue 10:15 PM', 'Pls make these'],
  },
  {
    title: 'French, with semicolons',
    text: 'Bonjour, voici la liste\nNom;Prénom;N° maillot;Taille;Poste\nSOK;Dara;10;L;Attaquant\nCHAN;Vuthy;1;XL;Gardien',
    players: ['SOK Dara|10|L', 'CHAN Vuthy|1|XL|gk'],
    ignored: ['Bonjour, voici la liste'],
  },
  {
    title: 'headings nobody has seen before, known by what stands below',
    text: 'Player\tOn the pitch\tCut\tAge\nSok Dara\t10\tL\t14\nChan Vuthy\t7\tM\t15',
    players: ['Sok Dara|10|L', 'Chan Vuthy|7|M'],
    ignored: ['Age'],
  },
  {
    title: 'the number worn, shirts and shorts in Khmer',
    text: 'ឈ្មោះអ្នកលេង\tលេខពាក់\tទំហំអាវ\tទំហំខោ\nសុខ ដារ៉ា\t១០\tL\tM\nចាន់ វុទ្ធី\t៧\tM\tM',
    players: ['សុខ ដារ៉ា|10|L', 'ចាន់ វុទ្ធី|7|M'],
    ignored: ['ទំហំខោ'],
  },
  {
    title: 'one thing a line without labels',
    text: 'Sok Dara\n10\nL\nChan Vuthy\n7\nM',
    players: ['Sok Dara|10|L', 'Chan Vuthy|7|M'],
  },
  {
    title: 'sizes below their players',
    text: 'Sok Dara 10\nL\nChan Vuthy 7\nM',
    players: ['Sok Dara|10|L', 'Chan Vuthy|7|M'],
  },
  {
    title: 'slashes between players',
    text: 'Sok D. 10 L / Chan V. 7 M / Ly R. 9 S',
    players: ['Sok D.|10|L', 'Chan V.|7|M', 'Ly R.|9|S'],
  },
  {
    title: 'letters that count the list, two roles in brackets',
    text: 'i) Dara 10 L\nii) Vuthy 7 M (C, GK)',
    players: ['Dara|10|L', 'Vuthy|7|M|gk'],
    ignored: ['C'],
  },
  {
    title: 'sizes spelt in Khmer, the number of the shirt',
    text: 'ដារ៉ា អាវលេខ១០ - អិល\nវុទ្ធី អាវលេខ៧ - អឹម',
    players: ['ដារ៉ា|10|L', 'វុទ្ធី|7|M'],
  },
  {
    title: 'a place and a date below the table',
    text: 'ឈ្មោះ\tលេខអាវ\tទំហំ\nសុខ ដារ៉ា\t10\tL\nធ្វើនៅភ្នំពេញ ថ្ងៃទី១២ ខែមីនា',
    players: ['សុខ ដារ៉ា|10|L'],
    ignored: ['ធ្វើនៅភ្នំពេញ ថ្ងៃទី១២ ខែមីនា'],
  },
  {
    title: 'names that are words of sentences and positions',
    text: 'AM SOPHEA 10 L\nIN SOKHA 7 M\nST JOHN 9 XL\nNO NARIN 6 L\nPage Thomas 5 S\nVuthy & Co 4 M',
    players: ['AM SOPHEA|10|L', 'IN SOKHA|7|M', 'ST JOHN|9|XL', 'NO NARIN|6|L', 'Page Thomas|5|S', 'Vuthy & Co|4|M'],
  },
  {
    title: 'positions before and behind names',
    text: 'DEF Phanna 4 L\nFWD Dara 10 L\nRith RB 2 M\nMony CM 7 M',
    players: ['Phanna|4|L', 'Dara|10|L', 'Rith|2|M', 'Mony|7|M'],
  },
  {
    title: 'sizes glued to their label and to sleeves',
    text: 'Dara No10 SizeL\nMony-7-M-Short\nKosal-11-S-Long sleeve',
    players: ['Dara|10|L', 'Mony|7|M|||short', 'Kosal|11|S|||long'],
  },
  {
    title: 'sizes whose figure stands apart',
    text: 'Dara 10 2 XL\nMony 7 3XLARGE\nកុសល ១១ ២ XL',
    players: ['Dara|10|XXL', 'Mony|7|XXXL', 'កុសល|11|XXL'],
  },
  {
    title: 'the word player before the number that counts',
    text: 'Player 1: Dara, 10, L\nPlayer 2: Mony, 7, M',
    players: ['Dara|10|L', 'Mony|7|M'],
  },
  {
    title: 'sizes without a colon above their players',
    text: 'SIZE L\nDara 10\nMony 7\nSIZE M\nKosal 11\nSIZE S\nRith 8',
    players: ['Dara|10|L', 'Mony|7|L', 'Kosal|11|M', 'Rith|8|S'],
  },
  {
    title: 'sizes before a dash, of several players',
    text: 'L - Dara 10, Mony 7\nទំហំ M៖ កុសល ១១, Rith 8',
    players: ['Dara|10|L', 'Mony|7|L', 'កុសល|11|M', 'Rith|8|M'],
  },
  {
    title: 'quantities before names, grades behind them',
    text: '2 x Dara 10 L\n1 x Mony 7 M Grade 9\nKosal 11 S ថ្នាក់ទី១០',
    players: ['Dara|10|L', 'Mony|7|M', 'Kosal|11|S'],
    ignored: ['2 x', '1 x', 'Grade 9', 'ថ្នាក់ទី10'],
  },
  {
    title: 'the label of the name before the name',
    text: 'ឈ្មោះ ដារ៉ា លេខ ១០ ទំហំ L\nName Mony number 7 size M',
    players: ['ដារ៉ា|10|L', 'Mony|7|M'],
  },
]
