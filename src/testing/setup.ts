import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// In milliseconds: a busy machine takes longer than the second that is usual to draw what a test waits for.
configure({ asyncUtilTimeout: 5000 });
