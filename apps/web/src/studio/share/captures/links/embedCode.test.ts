import { expect, test } from 'vitest'
import { embedCode } from './embedCode.ts'

test('the code for a club’s page loads the element and keeps a link', () => {
  const link = 'https://kits.example/design/preview/abcDEF_-0123456789abcd'
  expect(embedCode({ link, label: 'Lions & "Tigers" <FC>', language: 'km' })).toBe(
    `<script src="https://kits.example/kit-view.js" async></script>
<kit-view design="abcDEF_-0123456789abcd" lang="km">
  <a href="${link}">Lions &amp; &quot;Tigers&quot; &lt;FC></a>
</kit-view>`,
  )
})
