/** Spanish ways of saying skills of the tables. */
export const spanish = `
Accounting|contabilidad, contabilidad general, contable, contador, contadora
Cost accounting|contabilidad de costes, contabilidad de costos, contabilidad analítica
Accounts payable|cuentas por pagar, cuentas a pagar
Accounts receivable|cuentas por cobrar, cuentas a cobrar
Financial statements|estados financieros
Month-end close|cierre contable, cierre mensual
Account reconciliation|conciliación bancaria, conciliaciones bancarias
Invoicing|facturación, facturas
Payroll|nóminas, gestión de nóminas
Tax|fiscalidad, impuestos, tributación
Sales tax|iva
Auditing|auditoría
Budgeting|presupuestos, elaboración de presupuestos
Cash management|tesorería
Credit control|cobranza, recobros
Financial analysis|análisis financiero
Finance|finanzas
Banking|banca, sector bancario
Insurance|seguros
Risk management|gestión de riesgos
Nursing|enfermería, enfermera, enfermero, cuidados de enfermería
Patient care|atención al paciente, cuidado de pacientes, atención de pacientes
Nursing assistance|auxiliar de enfermería
Geriatric care|geriatría, cuidado de ancianos, personas mayores
First aid|primeros auxilios
Medicine|medicina, médico
Physical therapy|fisioterapia
Pharmacy|farmacia, farmacéutico
Psychology|psicología
Social work|trabajo social, trabajador social
Childcare|cuidado de niños
Early childhood education|educación infantil
Teaching|docencia, enseñanza, profesor, docente
Law|derecho, abogado, abogada
Employment law|derecho laboral
Contract law|derecho mercantil
Data protection|protección de datos
Human resources|recursos humanos, gestión de personal, rrhh
Recruiting|reclutamiento, selección de personal
Training|capacitación, formación de personal
Team leadership|gestión de equipos, liderazgo, dirección de equipos, manejo de personal, trabajo con equipos, liderazgo de equipos
Project management|gestión de proyectos, dirección de proyectos, jefe de proyecto, administración de proyectos
Process improvement|mejora de procesos, optimización de procesos
Kaizen|mejora continua
Quality assurance|aseguramiento de la calidad, gestión de calidad
Quality control|control de calidad
Sales|ventas, comercial, vendedor, técnicas de venta, asesor comercial
Business development|desarrollo de negocio
Prospecting|prospección, captación de clientes, prospección de clientes
Account management|gestión de cuentas, cartera de clientes, fidelización de clientes
Customer service|atención al cliente, servicio al cliente, orientación al cliente
Complaint handling|gestión de reclamaciones, reclamaciones
Negotiation|negociación
Quotations|cotizaciones, elaboración de ofertas
Retail|comercio minorista, tienda
Cash handling|manejo de caja, cajero, arqueo de caja, cobro en caja
Merchandising|reposición, exhibición de productos
Marketing|mercadotecnia, mercadeo
Digital marketing|marketing digital
SEO|posicionamiento web
Social media|redes sociales
Public relations|relaciones públicas
Event planning|organización de eventos
Writing|redacción
Translation|traducción
Graphic design|diseño gráfico
Web design|diseño web
Logistics|logística
Procurement|compras, aprovisionamiento
Vendor management|gestión de proveedores, proveedores
Warehouse operations|almacén, mozo de almacén, gestión de almacén, bodega
Inventory management|control de inventarios, gestión de stocks, inventarios, control de stock
Order picking|preparación de pedidos
Forklift operation|carretillero, montacargas, carretilla elevadora
Truck driving|camionero, conductor de camión
Vehicle driving|conducción
Driving licence|carnet de conducir, permiso de conducir, licencia de conducir, permiso b, carné de conducir
Supply chain management|cadena de suministro
Production planning|planificación de la producción
Manufacturing|fabricación, producción industrial
Maintenance|mantenimiento, mantenimiento industrial
Preventive maintenance|mantenimiento preventivo
Mechanical engineering|ingeniería mecánica, mecánica
Electrical engineering|ingeniería eléctrica, electricidad
Electrical trade|electricista
Civil engineering|ingeniería civil
Construction management|obras, construcción, jefe de obra
Welding|soldadura, soldador
Plumbing|fontanería, plomería, fontanero
Carpentry|carpintería, carpintero
Painting|pintura de edificios
Workplace safety|prevención de riesgos laborales, seguridad e higiene, seguridad laboral, seguridad industrial
Cleaning|limpieza
Cooking|cocina, cocinero, cocinera
Food safety|manipulación de alimentos, manipulador de alimentos
Food service|hostelería, restauración
Waiting tables|camarero, camarera, mesero
Hospitality|hotelería, turismo y hotelería
Tourism|turismo
Agriculture|agricultura
Administrative support|administración, tareas administrativas, gestión administrativa, auxiliar administrativo, secretariado, apoyo administrativo
Reception|recepción, recepcionista
Microsoft Office|paquete office, ofimática
Computer skills|informática, manejo de computadora
Data entry|introducción de datos, captura de datos
Filing|archivo de documentos
Software development|desarrollo de software, programación, desarrollador, desarrollo de aplicaciones
Web development|desarrollo web
Relational databases|bases de datos
Data analysis|análisis de datos
Statistics|estadística
Networking|redes informáticas
Technical support|soporte técnico
Cybersecurity|seguridad informática, ciberseguridad
Artificial intelligence|inteligencia artificial
Machine learning|aprendizaje automático
Agile|metodologías ágiles, metodología ágil
Communication|comunicación, habilidades comunicativas, buena comunicación, habilidades de comunicación, capacidad de comunicación
Interpersonal skills|don de gentes, habilidades sociales, relaciones interpersonales
Teamwork|trabajo en equipo
Independence|autonomía, autónomo
Attention to detail|atención al detalle, meticuloso
Organizational skills|capacidad de organización, organizado
Adaptability|adaptabilidad, flexibilidad, capacidad de adaptación
Self-motivation|proactividad, iniciativa, proactivo
Work under pressure|trabajo bajo presión, tolerancia a la presión
Critical thinking|pensamiento crítico, capacidad analítica
Problem solving|resolución de problemas
Reliability|puntualidad, responsable y puntual
Creativity|creatividad
Empathy|empatía
Time management|gestión del tiempo
Learning agility|ganas de aprender
Travel readiness|disponibilidad para viajar
English|inglés, nivel de inglés, inglés avanzado
Spanish|español, castellano
French|francés
German|alemán
Portuguese|portugués
Catalan|catalán
Foreign languages|idiomas
`;
