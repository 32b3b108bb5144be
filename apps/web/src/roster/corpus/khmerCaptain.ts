import type { Sample } from './types.ts'

/** Lists as captains send them in Khmer or in both languages. */
export const KHMER_CAPTAIN: readonly Sample[] = [
  {
    title: 'speech in Khmer: numbers and sizes in words',
    text: 'ដារ៉ា លេខដប់ ទំហំធំ\nមុន្នី លេខប្រាំពីរ ទំហំមធ្យម\nកុសល លេខម្ភៃបី ទំហំតូច',
    players: ['ដារ៉ា|10|L', 'មុន្នី|7|M', 'កុសល|23|S'],
  },
  {
    title: 'Khmer with the words for wearing and taking',
    text: 'ដារ៉ា ពាក់លេខ ១០ យក L\nមុន្នី ពាក់លេខ ៧ យកសាយ M',
    players: ['ដារ៉ា|10|L', 'មុន្នី|7|M'],
  },
  {
    title: 'particles after a size',
    text: 'ដារ៉ា 10 L បង\nមុន្នី 7 M ណា៎បង\nកុសល 11 S ចាស',
    players: ['ដារ៉ា|10|L', 'មុន្នី|7|M', 'កុសល|11|S'],
    ignored: ['បង', 'ណា៎បង', 'ចាស'],
  },
  {
    title: 'substitutes and staff under headings in Khmer',
    text: 'អ្នកចាំទី៖\n១ សុធា XL\nខ្សែការពារ៖\n៤ ផាន់ណា L\nបម្រុង៖\n១២ រិទ្ធ M\nគ្រូបង្វឹក៖\nវិបុល L',
    players: ['សុធា|1|XL|gk', 'ផាន់ណា|4|L', 'រិទ្ធ|12|M'],
    asked: ['8 staffMember វិបុល L'],
    ignored: ['ខ្សែការពារ៖', 'បម្រុង៖', 'គ្រូបង្វឹក៖'],
  },
  {
    title: 'the goalkeeper glued to the name',
    text: 'សុធា(អ្នកចាំទី) ១ XL\nផាន់ណា អ្នកចាំទី ២២ L\nអ្នកចាំទី រិទ្ធ ១២ M',
    players: ['សុធា|1|XL|gk', 'ផាន់ណា|22|L|gk', 'រិទ្ធ|12|M|gk'],
  },
  {
    title: 'the captain in Khmer, with and without brackets',
    text: 'ដារ៉ា ប្រធានក្រុម ១០ L\nមុន្នី (អនុប្រធាន) ៧ M\nកាពីទែន កុសល ១១ S',
    players: ['ដារ៉ា|10|L', 'មុន្នី|7|M', 'កុសល|11|S'],
    ignored: ['ប្រធានក្រុម', 'អនុប្រធាន', 'កាពីទែន'],
  },
  {
    title: 'sizes in Khmer words for very large',
    text: 'ដារ៉ា ១០ ធំណាស់\nមុន្នី ៧ ធំបំផុត\nកុសល ១១ តូចណាស់\nរិទ្ធ ៨ មធ្យម',
    players: ['រិទ្ធ|8|M'],
    asked: ['1 sizeUnknown ធំណាស់', '2 sizeUnknown ធំបំផុត', '3 sizeUnknown តូចណាស់'],
  },
  {
    title: 'sizes of Latin letters spelt in Khmer',
    text: 'ដារ៉ា ១០ អ៊ិចអិល\nមុន្នី ៧ អែល\nកុសល ១១ អេស\nរិទ្ធ ៨ ២អ៊ិចអិល',
    players: ['ដារ៉ា|10|XL', 'មុន្នី|7|L', 'កុសល|11|S', 'រិទ្ធ|8|XXL'],
  },
  {
    title: 'titles before names',
    text: 'លោក សុខ ដារ៉ា ១០ L\nកញ្ញា ចាន់ បុប្ផា ៧ S\nអ្នកស្រី លី ធីតា ៥ M',
    players: ['លោក សុខ ដារ៉ា|10|L', 'កញ្ញា ចាន់ បុប្ផា|7|S', 'អ្នកស្រី លី ធីតា|5|M'],
  },
  {
    title: 'Khmer letters that count the list',
    text: 'ក. ដារ៉ា ១០ L\nខ. មុន្នី ៧ M\nគ. កុសល ១១ S',
    players: ['ដារ៉ា|10|L', 'មុន្នី|7|M', 'កុសល|11|S'],
  },
  {
    title: 'Khmer numbering with dashes and full stops',
    text: '១- សុខ ដារ៉ា- លេខ១០ -ទំហំL។\n២- ចាន់ មុន្នី- លេខ៧ -ទំហំM។',
    players: ['សុខ ដារ៉ា|10|L', 'ចាន់ មុន្នី|7|M'],
  },
  {
    title: 'Khmer digits in a telephone number and a date',
    text: 'សុខ ដារ៉ា ១០ L ០១២ ៣៤៥ ៦៧៨\nចាន់ មុន្នី ៧ M ០៥/០២/២០០៨',
    players: ['សុខ ដារ៉ា|10|L', 'ចាន់ មុន្នី|7|M'],
    ignored: ['012 345 678', '05/02/2008'],
  },
  {
    title: 'a name in Khmer and in Latin letters in brackets',
    text: 'សុខ ដារ៉ា (Sok Dara) 10 L\nចាន់ មុន្នី (Chan Mony) 7 M',
    players: ['សុខ ដារ៉ា|10|L', 'ចាន់ មុន្នី|7|M'],
    ignored: ['Sok Dara', 'Chan Mony'],
  },
  {
    title: 'an order in sentences of both languages',
    text: 'ចង់ធ្វើអាវ 3 បង\nDara លេខ 10 size L\nមុន្នី no 7 ទំហំ M\nKosal អាវលេខ 11 សាយ S\nគិតថ្លៃប៉ុន្មានបង?',
    players: ['Dara|10|L', 'មុន្នី|7|M', 'Kosal|11|S'],
    ignored: ['ចង់ធ្វើអាវ 3 បង', 'គិតថ្លៃប៉ុន្មានបង?'],
  },
  {
    title: 'Telegram on a telephone with Khmer times',
    text: 'ចាន់ សុភា, [១២.០៣.២០២៥ ១០:២២]\nដារ៉ា ១០ L\nមុន្នី ៧ M',
    players: ['ដារ៉ា|10|L', 'មុន្នី|7|M'],
    ignored: ['ចាន់ សុភា, [១២.០៣.២០២៥ ១០:២២]'],
  },
  {
    title: 'zero-width spaces inside labels and sizes',
    text: 'ដារ៉ា លេខ\u200b១០ ទំហំ\u200bL\nមុន្នី\u200b\u200bលេខ\u200b៧\u200bទំហំ\u200bM',
    players: ['ដារ៉ា|10|L', 'មុន្នី|7|M'],
  },
  {
    title: 'quantities and payments in Khmer',
    text: 'ដារ៉ា ១០ L ២ឈុត\nមុន្នី ៧ M (បង់រួច)\nកុសល ១១ S ២ អាវ',
    players: ['ដារ៉ា|10|L', 'មុន្នី|7|M', 'កុសល|11|S'],
    ignored: ['2ឈុត', 'បង់រួច', '2 អាវ'],
  },
  {
    title: 'long and short sleeves in Khmer',
    text: 'ដារ៉ា ១០ L ដៃវែង\nមុន្នី ៧ M ដៃខ្លី\nកុសល ១១ S អាវដៃវែង',
    players: ['ដារ៉ា|10|L|||long', 'មុន្នី|7|M|||short', 'កុសល|11|S|||long'],
  },
  {
    title: 'a total in Khmer with sizes and a price',
    text: 'ដារ៉ា ១០ L\nមុន្នី ៧ M\nសរុប ២ ឈុត\nតម្លៃ ២៤$\nទីតាំង៖ ផ្ទះ ១២ ផ្លូវ ២៧១',
    players: ['ដារ៉ា|10|L', 'មុន្នី|7|M'],
    ignored: ['សរុប ២ ឈុត', 'តម្លៃ ២៤$', 'ទីតាំង៖ ផ្ទះ ១២ ផ្លូវ ២៧១'],
  },
]
