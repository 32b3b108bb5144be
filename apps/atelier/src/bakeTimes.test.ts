import { describe, expect, it } from 'vitest'
import { orderTasks } from './bakeAll.ts'
import { timesByGarment, timesTable } from './bakeTimes.ts'
import { getMaker } from './garments/index.ts'

const times = [
  { garment: 'hoodie', model: 'hoodie', seconds: 88.4 },
  { garment: 'soccer', model: 'shorts', seconds: 100.4 },
  { garment: 'soccer', model: 'jersey-short-crew', seconds: 60.3 },
]

describe('the times of a bake', () => {
  it('are summed by garment', () => {
    expect(timesByGarment(times)).toEqual([
      { garment: 'hoodie', models: 1, seconds: 88 },
      { garment: 'soccer', models: 2, seconds: 161 },
    ])
  })

  it('stand in columns', () => {
    expect(timesTable(times).split('\n')).toEqual([
      'garment  models  seconds',
      'hoodie        1       88',
      'soccer        2      161',
    ])
  })
})

describe('the order of baking', () => {
  it('begins with inner garments and ends with outer ones', () => {
    const [soccer, hoodie] = [getMaker('soccer'), getMaker('hoodie')]
    const wanted = [
      { maker: soccer, id: 'jersey-short-crew' },
      { maker: hoodie, id: 'hoodie' },
    ]
    expect(orderTasks(wanted).map(t => t.id)).toEqual(['shorts', 'hoodie', 'jersey-short-crew'])
  })
})
