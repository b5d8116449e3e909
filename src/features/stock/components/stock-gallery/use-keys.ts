import { useEffect, useRef } from 'react';
import type { ControllerRef, ZoomRef } from 'yet-another-react-lightbox';

import { turnToImage } from './shown-image';

/**
 * The keys that turn the lightbox's images, for as long as it is open. The library drops presses that follow each other
 * fast; here each one counts. In an enlarged image the arrows move the image, as the library has it.
 */
export function useKeys(count: number) {
  const controller = useRef<ControllerRef>(null);
  const zoom = useRef<ZoomRef>(null);
  useEffect(() => {
    const goByKey = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey } = event;
      if (key === 'Home') turnToImage(0);
      if (key === 'End') turnToImage(count - 1);
      const isArrow = key === 'ArrowLeft' || key === 'ArrowRight';
      if (!isArrow || altKey || ctrlKey || metaKey || (zoom.current?.zoom ?? 1) > 1) return;
      event.stopPropagation();
      if (key === 'ArrowLeft') controller.current?.prev();
      else controller.current?.next();
    };
    // Before the library.
    document.addEventListener('keydown', goByKey, true);
    return () => {
      document.removeEventListener('keydown', goByKey, true);
    };
  }, [count]);
  return { controller, zoom };
}
