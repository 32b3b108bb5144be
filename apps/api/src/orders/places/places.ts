import { inEachLanguage, type Names } from '@kitwright/words'
import data from './places.json' with { type: 'json' }

/** A province, district or commune of Cambodia, by its code in the public gazetteer. */
export interface Place {
  readonly code: string
  readonly name: Names
}
interface District extends Place {
  readonly communes: readonly Place[]
}
export interface Province extends Place {
  readonly districts: readonly District[]
}

type Row = [code: string, en: string, kh: string, below?: Row[]]

const placeOf = ([code, en, kh]: Row): Place => ({ code, name: inEachLanguage({ en, kh }) })

/** All provinces with their districts and communes. */
export const PROVINCES: readonly Province[] = (data as unknown as Row[]).map(province => ({
  ...placeOf(province),
  districts: (province[3] ?? []).map(district => ({
    ...placeOf(district),
    communes: (district[3] ?? []).map(placeOf),
  })),
}))

const BY_CODE: ReadonlyMap<string, Place> = new Map(
  PROVINCES.flatMap(province => [
    province,
    ...province.districts.flatMap(district => [district, ...district.communes]),
  ]).map(place => [place.code, place]),
)

export const findPlace = (code: string): Place | undefined => BY_CODE.get(code)

const LEVELS = [2, 4, 6] as const

/** Returns the places that contain the place of a code and the place itself, the largest first; none for an unknown code. */
export function listPlacesAround(code: string): Place[] {
  if (!BY_CODE.has(code)) return []
  return LEVELS.filter(length => length <= code.length).flatMap(length => BY_CODE.get(code.slice(0, length)) ?? [])
}

/** Returns the communes of a district; undefined for a code that is no district. */
export const listCommunes = (code: string): readonly Place[] | undefined =>
  PROVINCES.find(province => province.code === code.slice(0, 2))?.districts.find(district => district.code === code)
    ?.communes
