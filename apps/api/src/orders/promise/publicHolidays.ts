import { dayAfter } from '@kitwright/measure'
import { inEachLanguage, type Names } from '@kitwright/words'

/** A period on which a shop is closed. Days are written as `2026-11-30`; both ends belong to it. */
export interface Holiday {
  readonly from: string
  readonly until: string
  readonly name: Names
}

type Row = readonly [from: string, days: number, en: string, kh: string]

/** Public holidays of Cambodia with a fixed date, as `MM-DD`. */
const FIXED: readonly Row[] = [
  ['01-01', 1, 'New Year’s Day', 'ទិវាចូលឆ្នាំសកល'],
  ['01-07', 1, 'Victory over Genocide Day', 'ទិវាជ័យជម្នះលើរបបប្រល័យពូជសាសន៍'],
  ['03-08', 1, 'International Women’s Day', 'ទិវាអន្តរជាតិនារី'],
  ['04-14', 3, 'Khmer New Year', 'ពិធីបុណ្យចូលឆ្នាំថ្មីប្រពៃណីជាតិ'],
  ['05-01', 1, 'International Labour Day', 'ទិវាពលកម្មអន្តរជាតិ'],
  ['05-14', 1, 'The King’s Birthday', 'ព្រះរាជពិធីបុណ្យចម្រើនព្រះជន្មព្រះមហាក្សត្រ'],
  ['06-18', 1, 'The Queen Mother’s Birthday', 'ព្រះរាជពិធីបុណ្យចម្រើនព្រះជន្មសម្តេចព្រះវររាជមាតា'],
  ['09-24', 1, 'Constitution Day', 'ទិវាប្រកាសរដ្ឋធម្មនុញ្ញ'],
  ['10-15', 1, 'Commemoration Day of the King Father', 'ទិវាគោរពព្រះវិញ្ញាណក្ខន្ធព្រះវររាជបិតា'],
  ['10-29', 1, 'Coronation Day', 'ព្រះរាជពិធីគ្រងព្រះបរមរាជសម្បត្តិ'],
  ['11-09', 1, 'Independence Day', 'ពិធីបុណ្យឯករាជ្យជាតិ'],
  ['12-29', 1, 'Peace Day', 'ទិវាសន្តិភាពនៅកម្ពុជា'],
]

const VISAK_BOCHEA = ['Visak Bochea Day', 'ពិធីបុណ្យវិសាខបូជា'] as const
const PLOUGHING = ['Royal Ploughing Ceremony', 'ព្រះរាជពិធីច្រត់ព្រះនង្គ័ល'] as const
const PCHUM_BEN = ['Pchum Ben', 'ពិធីបុណ្យភ្ជុំបិណ្ឌ'] as const
const WATER_FESTIVAL = ['Water Festival', 'ព្រះរាជពិធីបុណ្យអុំទូក បណ្តែតប្រទីប និងសំពះព្រះខែ អកអំបុក'] as const

/**
 * Holidays by the Khmer lunar calendar, by year. Those of 2027 follow the moon; the year's sub-decree decides, and a shop
 * corrects them in its settings.
 */
const LUNAR: Readonly<Record<number, readonly Row[]>> = {
  2026: [
    ['05-01', 1, ...VISAK_BOCHEA],
    ['05-05', 1, ...PLOUGHING],
    ['10-10', 3, ...PCHUM_BEN],
    ['11-23', 3, ...WATER_FESTIVAL],
  ],
  2027: [
    ['05-20', 1, ...VISAK_BOCHEA],
    ['05-24', 1, ...PLOUGHING],
    ['09-29', 3, ...PCHUM_BEN],
    ['11-13', 3, ...WATER_FESTIVAL],
  ],
}

/** The years whose public holidays are packaged. */
export const HOLIDAY_YEARS: readonly number[] = Object.keys(LUNAR).map(Number)

/** The public holidays of Cambodia in the packaged years, in the order of their days. */
export const PUBLIC_HOLIDAYS: readonly Holiday[] = HOLIDAY_YEARS.flatMap(year =>
  [...FIXED, ...LUNAR[year]!].map(([date, days, en, kh]) => {
    const from = `${year}-${date}`
    return { from, until: dayAfter(from, days - 1), name: inEachLanguage({ en, kh }) }
  }),
).sort((a, b) => (a.from < b.from ? -1 : 1))
