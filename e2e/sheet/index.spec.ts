import { test } from '@playwright/test'
import { composeSheets } from './composeSheets.ts'
import { GROUPS } from './places.ts'

// After the pictures, also when a page had something to complain of: then they are wanted most.
test('the pictures side by side', async ({ browser }) => composeSheets(browser, GROUPS))
