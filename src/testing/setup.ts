import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

import { limitSmallTests } from './sizes/limit-small-tests';
import { readTestSize } from './sizes/test-size';

// In milliseconds: on a busy machine, rendering may take longer than the default of one second.
configure({ asyncUtilTimeout: 5000 });

const { testPath } = expect.getState();
if (testPath === undefined || readTestSize(testPath) === 'small') limitSmallTests();
