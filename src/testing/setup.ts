import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

import { limitSmallTests } from './sizes/limit-small-tests';
import { readTestSize } from './sizes/test-size';

// In milliseconds: a busy machine takes longer than the second that is usual to draw what a test waits for.
configure({ asyncUtilTimeout: 5000 });

const { testPath } = expect.getState();
if (testPath === undefined || readTestSize(testPath) === 'small') limitSmallTests();
