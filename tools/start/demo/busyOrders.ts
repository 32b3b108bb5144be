import type { OrderStatus } from '@kitwright/contract'

/** One order of the busy demo shop. */
export interface BusyOrder {
  /** Name of the design, as a club would call it. */
  readonly design: string
  /** Place of its customer among the demo customers. */
  readonly customer: number
  /** English name of the ready-made design that the club began with. */
  readonly template: string
  readonly pieces: number
  /** Days before today on which it was placed. */
  readonly placed: number
  readonly status: OrderStatus
  /** Share of the total that was paid, from 0 to 1. */
  readonly paid: number
  /** Days from today until the day that the office set; without one the promised day counts. */
  readonly dueIn?: number | undefined
  readonly tag?: string | undefined
  readonly note?: string | undefined
}

type Row = readonly [
  design: string,
  template: string,
  pieces: number,
  placed: number,
  paid?: number,
  tag?: string,
  note?: string,
]

const ROWS: Readonly<Record<OrderStatus, readonly Row[]>> = {
  RECEIVED: [
    ['Phnom Penh Rowers home', 'Racing boat', 18, 178, 1],
    ['Kampot Pepper FC home', 'Pepper coast', 22, 171, 1],
    ['ក្លឹបបាល់ទាត់ បាត់ដំបង', 'Reed mat', 16, 165, 1],
    ['Riverside Sunday League', 'Bassac', 14, 158, 1],
    ['Takeo High School', 'Split sky', 40, 151, 1, 'school'],
    ['Kulen Rangers', 'Kulen rocks', 17, 143, 1],
    ['Siem Reap Guides FC', 'Temple guard', 20, 136, 1],
    ['Night Market United', 'Night shift', 12, 128, 1],
    ['សាលារៀន អង្គរ', 'Towers at dawn', 36, 121, 1, 'school'],
    ['Sihanoukville Harbour', 'Salt flats', 15, 112, 1],
    ['Tonle Sap Youth', 'Great lake', 24, 104, 1],
    ['Kampot Pepper FC away', 'Pepper coast', 22, 95, 1],
    ['Bassac Ladies', 'Bassac', 16, 88, 1],
    ['Krama Eleven', 'Krama eleven', 14, 79, 1],
    ['Central Station FC', 'Station hoops', 18, 71, 1],
    ['Naga Futsal', 'Naga tide', 10, 63, 1],
    ['Takeo High School girls', 'Split sky', 28, 55, 1, 'school'],
    ['Kulen Rangers keepers', 'Kulen rocks', 10, 48, 1],
    ['Phnom Penh Rowers away', 'Racing boat', 18, 41, 1],
    ['Class of Ninety-one', 'Ninety-one', 21, 35, 1],
  ],
  CANCELED: [
    ['Mekong Bank staff cup', 'Four arms', 30, 33],
    ['Riverside second kit', 'Night shift', 14, 27],
  ],
  ON_THE_WAY: [
    ['Stilt Village FC', 'Stilt village', 18, 24, 1],
    ['Siem Reap Guides away', 'Temple guard', 20, 22, 1],
    ['Tiger Academy U15', 'Cardamom tiger', 25, 21, 1, 'school'],
    ['ក្រុមទូកង កោះពេជ្រ', 'Racing boat', 22, 20, 1],
  ],
  COMPLETED: [
    ['Lotus Cafe team', 'Krama eleven', 11, 18, 0.5, undefined, 'Rithy pays the balance when he picks the shirts up.'],
    ['Harbour Pilots', 'Salt flats', 16, 17, 1],
    ['Great Lake veterans', 'Great lake', 14, 16, 0.5],
  ],
  PROCESSING: [
    ['Naga Futsal away', 'Naga tide', 10, 15, 0.5, 'rush'],
    ['Angkor Half Marathon', 'Towers at dawn', 60, 14, 1, 'event', 'The race is on the 20th. Nothing may slip here.'],
    ['Kampot Pepper FC U12', 'Pepper coast', 24, 13, 0.5],
    ['Reed Mat Rovers', 'Reed mat', 15, 12, 0.5],
    ['Central Station keepers', 'Station hoops', 10, 11, 1],
    ['សាលា សុវណ្ណភូមិ', 'Split sky', 45, 9, 0.5, 'school'],
  ],
  APPROVED: [
    ['Kulen Rangers women', 'Kulen rocks', 18, 8, 0.5],
    ['Ninety-one reunion', 'Ninety-one', 20, 7],
    ['Bassac Ladies training', 'Bassac', 16, 6, 0, undefined, 'Asked twice for the deposit by phone.'],
  ],
  REVIEWING: [
    ['Tiger Academy staff', 'Cardamom tiger', 10, 5],
    ['Night Market keepers', 'Night shift', 10, 3],
    ['ក្លឹប ទន្លេបាសាក់', 'Bassac', 17, 2],
    ['Four Arms Basketball', 'Four arms', 12, 1],
    ['Riverside Sunday League 2', 'Bassac', 14, 0],
  ],
}

/** Some are late or due soon, so that the list has something to warn of. */
const DUE_IN: Readonly<Record<string, number>> = {
  'Naga Futsal away': -1,
  'Angkor Half Marathon': 2,
  'Kampot Pepper FC U12': 0,
  'Lotus Cafe team': -3,
  'Kulen Rangers women': 3,
}

/** The orders of the busy demo shop: half a year of finished ones, and some in each status. All names are invented. */
export const BUSY_ORDERS: readonly BusyOrder[] = Object.entries(ROWS).flatMap(([status, rows]) =>
  rows.map(([design, template, pieces, placed, paid = 0, tag, note]) => ({
    design,
    template,
    pieces,
    placed,
    paid,
    dueIn: DUE_IN[design],
    tag,
    note,
    // A club that orders again is known by the first word of its name.
    customer: Buffer.from(design.split(' ')[0]!).reduce((sum, byte) => sum + byte, 0),
    status: status as OrderStatus,
  })),
)
