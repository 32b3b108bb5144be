import { expect, test } from 'vitest'
import { parseMapPoint } from './mapPoint.ts'

test.each(['11.5564, 104.9282', ' 11.5564 104.9282 ', '11.5564,104.9282'])('"%s" is a point', text => {
  expect(parseMapPoint(text)).toEqual({ lat: 11.5564, lng: 104.9282 })
})

test.each(['91, 104', '11, 181', '11', '11 104 5', '11,104,5', 'eleven, 104', ''])('"%s" is no point', text => {
  expect(parseMapPoint(text)).toBeNull()
})

test('a link leads to a known map by https, or is refused', () => {
  expect(parseMapPoint('https://maps.app.goo.gl/abc')).toEqual({ url: 'https://maps.app.goo.gl/abc' })
  expect(parseMapPoint('http://maps.app.goo.gl/abc')).toBeNull()
  expect(parseMapPoint('https://www.google.com/search?q=x')).toBeNull()
  expect(parseMapPoint('https://maps.example/abc')).toBeNull()
})
