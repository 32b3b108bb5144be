import type { Sample } from './types.ts'

/** Lists as a school's secretary keeps them: workbooks, exported files and tables from documents. */
export const SECRETARY: readonly Sample[] = [
  {
    title: 'Excel: two rows of headings, the upper one merged',
    sheet: [
      ['No', 'Student', null, 'Jersey', null],
      [null, 'Family name', 'Given name', 'Number', 'Size'],
      [1, 'Kong', 'Dara', 10, 'L'],
      [2, 'Ros', 'Mony', 7, 'M'],
      [3, 'Tep', 'Kosal', 11, 'S'],
    ],
    players: ['Kong Dara|10|L', 'Ros Mony|7|M', 'Tep Kosal|11|S'],
    ignored: ['No'],
  },
  {
    title: 'Excel: numbers kept as text, with a leading nought',
    sheet: [
      ['Name', 'Jersey #', 'Size'],
      ['Dara', '07', 'L'],
      ['Mony', '#10', 'M'],
      ['Kosal', 'No. 11', 'S'],
      ['Rith', "'09", 'M'],
    ],
    players: ['Dara|7|L', 'Mony|10|M', 'Kosal|11|S', 'Rith|9|M'],
  },
  {
    title: 'Excel: several sheets, each a class',
    sheets: [
      {
        name: 'Class 9A',
        rows: [
          ['Name', 'No.', 'Size'],
          ['Dara', 10, 'L'],
          ['Mony', 7, 'M'],
        ],
      },
      {
        name: 'Class 9B',
        rows: [
          ['Size', 'Name', 'No.'],
          ['S', 'Kosal', 11],
          ['XL', 'Vichea', 23],
        ],
      },
    ],
    players: ['Dara|10|L', 'Mony|7|M', 'Kosal|11|S', 'Vichea|23|XL'],
    ignored: ['Class 9A', 'Class 9B'],
  },
  {
    title: 'Excel: an empty first sheet, notes on the second',
    sheets: [
      { name: 'Sheet1', rows: [[null]] },
      {
        name: 'Players',
        rows: [
          ['Name', 'Number', 'Size'],
          ['Dara', 10, 'L'],
        ],
      },
      {
        name: 'Price list',
        rows: [
          ['Kit', 12.5],
          ['Shorts', 6],
        ],
      },
    ],
    players: ['Dara|10|L'],
    ignored: ['Players', 'Price list', 'Kit 12.5', 'Shorts 6'],
  },
  {
    title: 'Excel: birth dates as dates, sizes that became dates',
    sheet: [
      ['Name', 'Birthday', 'No', 'Size'],
      ['Dara', new Date(Date.UTC(2008, 4, 2)), 10, 'L'],
      ['Mony', new Date(Date.UTC(2009, 6, 12)), 7, new Date(Date.UTC(2025, 9, 12))],
    ],
    players: ['Dara|10|L'],
    asked: ['3 sizeUnknown 2025-10-12'],
    ignored: ['Birthday'],
  },
  {
    title: 'Excel: ticks, true and false beside players',
    sheet: [
      ['Name', 'Number', 'Size', 'Goalkeeper', 'Paid'],
      ['Sothea', 1, 'XL', true, true],
      ['Dara', 10, 'L', false, true],
    ],
    players: ['Sothea|1|XL|gk', 'Dara|10|L'],
    ignored: ['Paid'],
  },
  {
    title: 'Excel: GK in a column of its own, ticked with x',
    sheet: [
      ['Name', 'Number', 'Size', 'GK?'],
      ['Sothea', 1, 'XL', 'x'],
      ['Dara', 10, 'L', null],
      ['Rith', 22, 'M', 'yes'],
      ['Mony', 7, 'M', 'no'],
    ],
    players: ['Sothea|1|XL|gk', 'Dara|10|L', 'Rith|22|M|gk', 'Mony|7|M'],
  },
  {
    title: 'Excel: sizes as columns with ticks',
    sheet: [
      ['Name', 'Number', 'S', 'M', 'L', 'XL'],
      ['Dara', 10, null, null, 'x', null],
      ['Mony', 7, null, 1, null, null],
      ['Kosal', 11, '✓', null, null, null],
    ],
    players: ['Dara|10|L', 'Mony|7|M', 'Kosal|11|S'],
  },
  {
    title: 'Excel: one size for several rows',
    sheet: [
      ['Name', 'Number', 'Size'],
      ['Dara', 10, 'L'],
      ['Mony', 7, null],
      ['Kosal', 11, null],
      ['Rith', 8, 'M'],
    ],
    players: ['Dara|10|L', 'Mony|7|M*', 'Kosal|11|M*', 'Rith|8|M'],
  },
  {
    title: 'Excel: two lists side by side',
    sheet: [
      ['Home', null, null, null, 'Away', null, null],
      ['Name', 'No', 'Size', null, 'Name', 'No', 'Size'],
      ['Dara', 10, 'L', null, 'Vichea', 23, 'XL'],
      ['Mony', 7, 'M', null, 'Kosal', 11, 'S'],
    ],
    players: ['Dara|10|L', 'Mony|7|M', 'Vichea|23|XL', 'Kosal|11|S'],
    ignored: ['Home Away'],
  },
  {
    title: 'Excel: the sum in the last row without a word',
    sheet: [
      ['Name', 'Number', 'Size', 'Price'],
      ['Dara', 10, 'L', 12.5],
      ['Mony', 7, 'M', 12.5],
      [null, null, null, 25],
    ],
    players: ['Dara|10|L', 'Mony|7|M'],
    ignored: ['Price', '25'],
  },
  {
    title: 'quoted CSV with a line break in the heading',
    text: '"Full\nname","Jersey\nnumber","Size"\n"Kong Dara","10","L"\n"Ros ""Mo"" Mony","7","M"',
    encoding: 'utf-8',
    players: ['Kong Dara|10|L', 'Ros "Mo" Mony|7|M'],
  },
  {
    title: 'a file with line ends of old Macs',
    text: 'Name;Number;Size\rDara;10;L\rMony;7;M\r',
    encoding: 'utf-8',
    players: ['Dara|10|L', 'Mony|7|M'],
  },
  {
    title: 'a file in Windows-1258, as Vietnamese offices save it',
    text: 'Họ tên;Số áo;Cỡ\r\nNguyễn Văn Hòa;10;L\r\nTrần Thị Mỹ;7;M\r\nĐặng Ước;9;S\r\n',
    encoding: 'windows-1258',
    players: ['Nguyễn Văn Hòa|10|L', 'Trần Thị Mỹ|7|M', 'Đặng Ước|9|S'],
  },
  {
    title: 'a file in Windows-1252 with tabs and no heading',
    text: 'Zoë Núñez\t10\tL\r\nÅsa Björk\t7\tM\r\nRené Noël\t3\tS\r\n',
    encoding: 'windows-1252',
    players: ['Zoë Núñez|10|L', 'Åsa Björk|7|M', 'René Noël|3|S'],
  },
  {
    title: 'UTF-16 with commas and quotes',
    text: '"Name","Nr.","Grösse"\n"Müller, Jörg","10","L"\n"Weiß, Anna","7","M"\n',
    encoding: 'utf-16le',
    players: ['Müller, Jörg|10|L', 'Weiß, Anna|7|M'],
  },
  {
    title: 'UTF-16 without a mark, Khmer throughout',
    text: 'ឈ្មោះ\tលេខ\tទំហំ\nសុខដារ៉ា\t១០\tធំ\nចាន់មុន្នី\t៧\tមធ្យម\n',
    encoding: 'utf-16le-no-mark',
    players: ['សុខដារ៉ា|10|L', 'ចាន់មុន្នី|7|M'],
  },
  {
    title: 'a table of Word: cells in lines of their own',
    text: 'Name\nNumber\nSize\nDara\n10\nL\nMony\n7\nM\nKosal\n11\nS',
    players: ['Dara|10|L', 'Mony|7|M', 'Kosal|11|S'],
    ignored: ['Number', 'Size'],
  },
  {
    title: 'a table of Word with tabs and empty cells',
    text: 'No.\tName\tShirt\tSize\tRemark\n1\tDara\t10\tL\t\n2\tMony\t\tM\tnew\n3\tKosal\t11\t\t\n4\t\t\t\t',
    players: ['Dara|10|L', 'Mony||M', 'Kosal|11|M*'],
    ignored: ['No.', 'Remark', '4'],
  },
  {
    title: 'Google Sheets: a blank first column and row',
    text: '\t\t\t\n\tPlayer\tNumber\tSize\n\tDara\t10\tL\n\tMony\t7\tM',
    players: ['Dara|10|L', 'Mony|7|M'],
  },
  {
    title: 'Google Sheets: errors of formulas',
    text: 'Name\tNumber\tSize\nDara\t10\t#N/A\nMony\t#REF!\tM\nKosal\t11\tS',
    players: ['Kosal|11|S'],
    asked: ['2 sizeUnknown #N/A', '3 numberInvalid #REF!'],
  },
  {
    title: 'Markdown with alignment, bold names and code',
    text: '## Squad\n\n| # | Name | Size |\n|--:|:----:|:-----|\n| 10 | **Dara** | `L` |\n| 7 | _Mony_ | M |',
    players: ['Dara|10|L', 'Mony|7|M'],
    ignored: ['## Squad'],
  },
  {
    title: 'a table of HTML that was pasted as text',
    text: '<tr><td>Dara</td><td>10</td><td>L</td></tr>\n<tr><td>Mony</td><td>7</td><td>M</td></tr>',
    players: ['Dara|10|L', 'Mony|7|M'],
  },
  {
    title: 'JSON of another program',
    text: '[{"name":"Dara","number":10,"size":"L"},\n{"name":"Mony","number":7,"size":"M"}]',
    players: ['Dara|10|L', 'Mony|7|M'],
  },
  {
    title: 'German and Spanish headings',
    text: 'Nachname;Vorname;Rückennummer;Größe\nMüller;Jörg;10;L\nWeiß;Anna;7;M',
    players: ['Müller Jörg|10|L', 'Weiß Anna|7|M'],
  },
  {
    title: 'Spanish headings and roles',
    text: 'Nombre,Apellido,Dorsal,Talla,Posición\nJosé,Peña,10,L,Delantero\nLuis,Gil,1,XL,Portero',
    players: ['José Peña|10|L', 'Luis Gil|1|XL|gk'],
  },
  {
    title: 'Vietnamese headings',
    text: 'STT\tHọ và tên\tSố áo\tSize áo\n1\tNguyễn Văn Hòa\t10\tL\n2\tTrần Thị Mỹ\t7\tM',
    players: ['Nguyễn Văn Hòa|10|L', 'Trần Thị Mỹ|7|M'],
    ignored: ['STT'],
  },
  {
    title: 'parents, telephones and allergies beside pupils',
    text: 'Pupil,Parent,Parent phone,Allergies,Shirt size,Favourite number\nDara,Kong Vibol,012345678,none,L,10\nMony,Ros Mealea,096555432,nuts,M,7',
    players: ['Dara|10|L', 'Mony|7|M'],
    ignored: ['Parent', 'Parent phone', 'Allergies'],
  },
  {
    title: 'a first and a second wish for a number',
    text: 'Name,Number (1st choice),Number (2nd choice),Size\nDara,10,8,L\nMony,7,,M',
    players: ['Dara|10|L', 'Mony|7|M'],
    ignored: ['Number (2nd choice)'],
  },
]
