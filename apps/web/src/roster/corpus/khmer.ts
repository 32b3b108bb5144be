import type { Sample } from './types.ts'

/** Messages and tables in Khmer. */
export const KHMER: readonly Sample[] = [
  {
    title: 'a greeting and fourteen numbered lines',
    text: `សួស្ដីបង នេះបញ្ជីក្រុមខ្ញុំ\n${['ដារ៉ា', 'វុទ្ធី', 'រិទ្ធី', 'បូរ៉ា', 'ពិសី', 'សុភា', 'វណ្ណា', 'ចាន់', 'លី', 'ម៉េង', 'ហុង', 'រតនា', 'សំណាង', 'ភក្ដី'].map((name, i) => `${i + 1}. សុខ ${name} - ${i + 10} - L`).join('\n')}`,
    players: ['ដារ៉ា', 'វុទ្ធី', 'រិទ្ធី', 'បូរ៉ា', 'ពិសី', 'សុភា', 'វណ្ណា', 'ចាន់', 'លី', 'ម៉េង', 'ហុង', 'រតនា', 'សំណាង', 'ភក្ដី'].map(
      (name, i) => `សុខ ${name}|${i + 10}|L`,
    ),
    ignored: ['សួស្ដីបង នេះបញ្ជីក្រុមខ្ញុំ'],
  },
  {
    title: 'Khmer digits, a numbering with brackets, the goalkeeper in brackets',
    text: '១) សុខ ដារ៉ា (អ្នកចាំទី) ១ XL\n២) ចាន់ វុទ្ធី ១០ L',
    players: ['សុខ ដារ៉ា|1|XL|gk', 'ចាន់ វុទ្ធី|10|L'],
  },
  {
    title: 'labels before values, with and without a space',
    text: 'សុខ ដារ៉ា លេខ ១០ ទំហំ L\nចាន់ វុទ្ធី លេខ៧ ទំហំM\nលី រិទ្ធី លេខ៖ 9 សាយ៖ XL',
    players: ['សុខ ដារ៉ា|10|L', 'ចាន់ វុទ្ធី|7|M', 'លី រិទ្ធី|9|XL'],
  },
  {
    title: 'zero-width spaces between words',
    text: 'សុខ\u200b ដារ៉ា\u200b - ១០\u200b - L\u200b',
    players: ['សុខ ដារ៉ា|10|L'],
  },
  {
    title: 'a heading with the shop’s own words, tabs',
    text: 'ល.រ\tឈ្មោះ\tលេខអាវ\tទំហំអាវ\n១\tសុខ ដារ៉ា\t១០\tL\n២\tចាន់ វុទ្ធី\t៧\tM',
    players: ['សុខ ដារ៉ា|10|L', 'ចាន់ វុទ្ធី|7|M'],
    ignored: ['ល.រ'],
  },
  {
    title: 'family and given name apart, roles and a remark',
    text: 'គោត្តនាម\tនាម\tលេខ\tទំហំ\tតួនាទី\tផ្សេងៗ\nសុខ\tដារ៉ា\t១\tXL\tអ្នកចាំទី\tបង់រួច\nចាន់\tវុទ្ធី\t៧\tM\tខ្សែបម្រើ\t',
    players: ['សុខ ដារ៉ា|1|XL|gk', 'ចាន់ វុទ្ធី|7|M'],
    ignored: ['ផ្សេងៗ'],
  },
  {
    title: 'a title above, a sum below',
    text: 'បញ្ជីឈ្មោះកីឡាករ ក្រុមនាគ\nឈ្មោះ,លេខ,ទំហំ\nសុខ ដារ៉ា,១០,L\nចាន់ វុទ្ធី,៧,M\nសរុប,២,',
    players: ['សុខ ដារ៉ា|10|L', 'ចាន់ វុទ្ធី|7|M'],
    ignored: ['បញ្ជីឈ្មោះកីឡាករ ក្រុមនាគ', 'សរុប ២'],
  },
  {
    title: 'a Khmer name and the same in Latin letters',
    text: 'សុខ ដារ៉ា / SOK DARA - 10 - L\nចាន់ វុទ្ធី / CHAN VUTHY - 7 - M',
    players: ['សុខ ដារ៉ា|10|L', 'ចាន់ វុទ្ធី|7|M'],
    ignored: ['SOK DARA', 'CHAN VUTHY'],
  },
  {
    title: 'the captain, thanks and a telephone',
    text: 'សុខ ដារ៉ា (ប្រធានក្រុម) ១០ L\nចាន់ វុទ្ធី ៧ M\nអរគុណបង\nទូរស័ព្ទ ០១២ ៣៤៥ ៦៧៨',
    players: ['សុខ ដារ៉ា|10|L', 'ចាន់ វុទ្ធី|7|M'],
    ignored: ['ប្រធានក្រុម', 'អរគុណបង', 'ទូរស័ព្ទ ០១២ ៣៤៥ ៦៧៨'],
  },
  {
    title: 'Telegram with a Khmer sender',
    text: 'សុភា ចាន់, [12 Mar 2025 at 10:22:31 AM]:\nសុខ ដារ៉ា ១០ L\nចាន់ វុទ្ធី ៧ M',
    players: ['សុខ ដារ៉ា|10|L', 'ចាន់ វុទ្ធី|7|M'],
    ignored: ['សុភា ចាន់, [12 Mar 2025 at 10:22:31 AM]:'],
  },
  {
    title: 'the size before the number before the name',
    text: 'L ១០ សុខ ដារ៉ា\nM ៧ ចាន់ វុទ្ធី',
    players: ['សុខ ដារ៉ា|10|L', 'ចាន់ វុទ្ធី|7|M'],
  },
  {
    title: 'sizes in Khmer words, long sleeves',
    text: 'សុខ ដារ៉ា - ១០ - ធំ - ដៃវែង\nចាន់ វុទ្ធី - ៧ - មធ្យម\nលី - ៩ - តូច',
    players: ['សុខ ដារ៉ា|10|L|||long', 'ចាន់ វុទ្ធី|7|M', 'លី|9|S'],
  },
  {
    title: 'Khmer glued to Latin digits',
    text: 'ដារ៉ា10 L\nវុទ្ធី7 M',
    players: ['ដារ៉ា|10|L', 'វុទ្ធី|7|M'],
  },
  {
    title: 'a numbering alone, in Khmer digits',
    text: '១. ដារ៉ា L\n២. វុទ្ធី M\n៣. រិទ្ធី',
    players: ['ដារ៉ា||L', 'វុទ្ធី||M', 'រិទ្ធី||M*'],
    numbering: [1, 3],
  },
  {
    title: 'the two teams of a school',
    text: 'ក្រុម ក\nសុខ ដារ៉ា ១០ L\nក្រុម ខ\nចាន់ វុទ្ធី ៧ M',
    players: ['សុខ ដារ៉ា|10|L', 'ចាន់ វុទ្ធី|7|M'],
    ignored: ['ក្រុម ក', 'ក្រុម ខ'],
  },
  {
    title: 'headings in both languages at once',
    text: 'ល.រ (No)\tឈ្មោះ / Name\tលេខអាវ (Shirt No.)\tទំហំ/Size\tភេទ/Sex\n1\tសុខ ដារ៉ា\t10\tL\tប្រុស\n2\tចាន់ បុប្ផា\t7\tS\tស្រី',
    players: ['សុខ ដារ៉ា|10|L', 'ចាន់ បុប្ផា|7|S'],
    ignored: ['ល.រ (No)', 'ភេទ/Sex'],
  },
]
