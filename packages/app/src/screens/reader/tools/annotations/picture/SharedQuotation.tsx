import { messages } from '@shuye/core-domain/error';
import { useEffect, useState, type ComponentType } from 'react';
import { useServices } from '../../../../../services/ServicesContext.tsx';
import type { Quotation } from './quoteLayout.ts';

interface SharedQuotationProps {
  quotation: Quotation;
  onClose: () => void;
}

/**
 * A highlight on its way to others; nobody needs a painter before the first press. What the reader's page shares with its
 * lazy parts would come into every page's first file if this one asked for it, too (ADR 0017).
 */
export function SharedQuotation(props: SharedQuotationProps) {
  const { onClose } = props;
  const { toaster } = useServices();
  const [Picture, setPicture] = useState<ComponentType<SharedQuotationProps>>();
  useEffect(() => {
    let isHere = true;
    import('./QuotePicture.tsx').then(
      ({ default: loaded }) => isHere && setPicture(() => loaded),
      (cause: unknown) => {
        console.info('The picture was not loaded.', cause);
        if (!isHere) return;
        toaster.show(messages.networkFailure);
        onClose();
      },
    );
    return () => {
      isHere = false;
    };
    // Asked for once: another callback is no other picture.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return Picture ? <Picture {...props} /> : null;
}
