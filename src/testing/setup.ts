import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// In milliseconds: on a busy machine, rendering may take longer than the default of one second.
configure({ asyncUtilTimeout: 5000 });
