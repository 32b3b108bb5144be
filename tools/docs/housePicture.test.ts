import { expect, test } from 'vitest'
import { drawHouse } from './housePicture.ts'

test('docs/pictures/house.svg shows the table of doors as it is', async () => {
  await expect(drawHouse()).toMatchFileSnapshot('../../docs/pictures/house.svg')
})
