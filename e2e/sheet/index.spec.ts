import { test } from '@playwright/test'
import { composeSheets } from './composeSheets.ts'
import { DIALOGS } from './dialogs.ts'
import { ROUTES } from './pageShots.ts'

// After the pictures, also when a page had something to complain of: then they are wanted most.
test('the pictures side by side', async ({ browser }) => composeSheets(browser, [...ROUTES, ...DIALOGS]))
