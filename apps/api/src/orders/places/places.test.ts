import { expect, test } from 'vitest'
import { listCommunes, listPlacesAround, PROVINCES } from './places.ts'

test('the gazetteer has 25 provinces, 210 districts and 1,652 communes in both scripts', () => {
  const districts = PROVINCES.flatMap(province => province.districts)
  const communes = districts.flatMap(district => district.communes)
  expect([PROVINCES.length, districts.length, communes.length]).toEqual([25, 210, 1652])
  const all = [...PROVINCES, ...districts, ...communes]
  expect(new Set(all.map(({ code }) => code)).size).toBe(all.length)
  expect(all.filter(({ name }) => name.en === '' || !/[\u1780-\u17ff]/.test(name.kh))).toEqual([])
})

test('a code names its commune, district and province', () => {
  expect(listPlacesAround('120101').map(({ name }) => name.en)).toEqual(['Phnom Penh', 'Chamkar Mon', 'Tonle Basak'])
  expect(listPlacesAround('17').map(({ name }) => name.kh)).toEqual(['សៀមរាប'])
  expect(['99', '', '1', '120199', 'constructor'].map(listPlacesAround)).toEqual([[], [], [], [], []])
})

test('a district lists its communes, and any other code lists none', () => {
  expect(listCommunes('1201')!.length).toBeGreaterThan(3)
  expect([listCommunes('12'), listCommunes('9901'), listCommunes('')]).toEqual([undefined, undefined, undefined])
})
