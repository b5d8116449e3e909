/** @size tiny */
test('is not run', () => undefined);
