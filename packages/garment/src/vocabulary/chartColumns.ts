import type { MeasureId } from './vocabulary.ts'

/** mm, from XS to 6XL. */
export type Column = readonly number[]
export type ChartColumns = Readonly<Partial<Record<MeasureId, Column>>>

/** The soccer kit's columns; those of the other garments add a constant. */
export const HALF_CHEST: Column = [450, 475, 500, 525, 550, 575, 610, 650, 685, 720]
export const LENGTH: Column = [660, 680, 700, 720, 740, 760, 780, 800, 820, 840]
export const SLEEVE: Column = [200, 210, 220, 230, 240, 250, 260, 270, 280, 290]
export const LONG_SLEEVE: Column = [576, 588, 600, 612, 624, 636, 648, 660, 672, 684]
export const RAGLAN_SLEEVE: Column = [758, 774, 790, 806, 822, 838, 854, 870, 886, 902]
export const HALF_WAIST: Column = [310, 330, 350, 370, 390, 410, 440, 470, 500, 530]
export const SHORTS_LENGTH: Column = [430, 445, 460, 475, 490, 505, 520, 535, 550, 565]

export const plus = (column: Column, mm: number): Column => column.map(value => value + mm)
